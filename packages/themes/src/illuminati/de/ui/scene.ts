import type { Same } from '../../../theme.js';
import type { scene as en } from '../../en/ui/scene.js';

export const scene: Same<typeof en> = {
  'scene.power': 'Macht',
  'scene.resistance': 'Widerstand',
  'scene.income': 'Einkommen',
  'scene.uncontrolled': 'Unkontrolliert',
  'scene.deck': 'Stapel',
  'scene.deadPile': 'Zerstört',
  'scene.discard': 'Abgeworfen',
  'scene.target': 'Ziel',
  'scene.you': 'du',
  'scene.specials': 'Spezialkarten',
  'scene.money': 'MB',
  'scene.odds': '{percent} %',
  'scene.lent': '+{power} geliehen',
  'scene.count': '{label} · {n}',
};
