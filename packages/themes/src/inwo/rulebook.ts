import type { LanguageId, Outline, RuleTexts } from '../theme.js';
import { loadFile } from './files.js';

export const OUTLINE: Outline = {
  setup: ['N-101', 'N-102', 'N-103', 'N-105', 'N-107', 'N-108', 'N-109', 'N-110', 'N-111', 'N-112', 'N-113'],
  turn: ['N-201', 'N-202', 'N-203', 'N-204', 'N-205', 'N-206', 'N-207', 'N-208', 'N-209'],
  cards: ['N-301', 'N-303', 'N-305', 'N-306', 'N-307', 'N-308', 'N-309', 'N-311'],
  attack: ['N-401', 'N-402', 'N-403', 'N-404', 'N-410', 'N-411', 'N-412', 'N-413', 'N-414', 'N-415', 'N-420', 'N-421', 'N-422'],
  join: ['N-430', 'N-431', 'N-440', 'N-441', 'N-445', 'N-470'],
  special: ['N-480', 'N-481', 'N-490', 'N-491'],
  result: ['N-495', 'N-496', 'N-497', 'N-498'],
  hand: ['N-501', 'N-503', 'N-504', 'N-506'],
  instant: ['N-710', 'N-711', 'N-712', 'N-713', 'N-714', 'N-720', 'N-730', 'N-731', 'N-732', 'N-733', 'N-735'],
  resources: ['N-801', 'N-802', 'N-805', 'N-806', 'N-807', 'N-808', 'N-810'],
  plots: ['N-901', 'N-902', 'N-910', 'N-911', 'N-912', 'N-930', 'N-970'],
  windows: ['N-1001', 'N-1002', 'N-1003', 'N-1005'],
  deals: ['N-1101', 'N-1102', 'N-1103', 'N-1104', 'N-1105'],
  winning: ['N-1201', 'N-1202', 'N-1204', 'N-1205', 'N-1206', 'N-1207', 'N-1208', 'N-1210', 'N-1212', 'N-1213'],
  more: ['N-1301', 'N-1304', 'N-1403', 'N-1501', 'N-1502', 'N-1503', 'N-1504'],
};

export const loadInwoRules = (language: LanguageId): Promise<RuleTexts> => loadFile(language, 'rules') as unknown as Promise<RuleTexts>;
