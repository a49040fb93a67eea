import { ALL_SETTINGS, SETTINGS, type Setting } from '#server/settings/settings.js';

/*
 * What hosts read of the settings, made from their declarations: the tables of docs/hosting.md, .env.example and the
 * environments in docker-compose.yml and docker-compose.cluster.yml. Each part lies between two marks.
 */

type Group = keyof typeof SETTINGS;
const GROUPS = Object.keys(SETTINGS) as Group[];
const settingsOf = (group: Group): Setting[] => Object.values(SETTINGS[group]);

/** The container gets no value for what the image sets itself. */
const isPassedOn = ({ image }: Setting): boolean => image === undefined;

/** Numbers as they are, words as code. */
const code = (value: string): string => (/^\d/.test(value) ? value : `\`${value}\``);

function defaultOf({ fallback, unset, image }: Setting): string {
  const usual = fallback === undefined ? (unset ?? 'none') : code(fallback);
  return image == null || image === fallback ? usual : `${usual}; ${code(image)} in the image`;
}

const rowOf = (setting: Setting): string => `| \`${setting.name}\` | ${setting.takes} | ${defaultOf(setting)} | ${setting.meaning} |`;

/** A table of docs/hosting.md. */
export const tableOf = (group: Group): string[] => [
  '| variable | takes | default | |',
  '|---|---|---|---|',
  ...settingsOf(group).map(rowOf),
];

const TITLES: Readonly<Record<Group, string>> = {
  general: 'Settings',
  limits: 'Limits',
  access: 'Who may talk to it',
  calls: 'Calls',
  maintenance: 'Maintenance',
};

const exampleOf = ({ name, fallback, example }: Setting): string => `#${name}=${example ?? fallback ?? ''}`;

const exampleLines = (): string[] =>
  GROUPS.flatMap((group) => ['', `# ${TITLES[group]}`, ...settingsOf(group).filter(isPassedOn).map(exampleOf)]);

/** What docker-compose.cluster.yml sets itself. */
const OF_CLUSTER: ReadonlySet<string> = new Set(['DATABASE_URL', 'CLUSTER_ADDRESS', 'TRUST_PROXY']);

const composeLines = (but: ReadonlySet<string> = new Set()): string[] =>
  ALL_SETTINGS.filter((setting) => isPassedOn(setting) && !but.has(setting.name)).map(({ name }) => `      - ${name}`);

/** A file, the line before the part that is made, the line after it, and that part. */
interface Part {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
}

export const PARTS: readonly Part[] = [
  ...GROUPS.map((group) => ({
    file: 'docs/hosting.md',
    from: `<!-- settings: ${group}; made by \`npm run settings\` -->`,
    to: '<!-- end of settings -->',
    lines: tableOf(group),
  })),
  { file: '.env.example', from: '# From here to the end: made by `npm run settings`.', to: '', lines: exampleLines() },
  {
    file: 'docker-compose.yml',
    from: '      # settings: made by `npm run settings`',
    to: '      # end of settings',
    lines: composeLines(),
  },
  {
    file: 'docker-compose.cluster.yml',
    from: '      # settings: made by `npm run settings`',
    to: '      # end of settings',
    lines: composeLines(OF_CLUSTER),
  },
];

/** The text of a file with a part put in its place. @throws Error if its marks are missing */
export function withPart(text: string, { file, from, to, lines }: Part): string {
  const all = text.split('\n');
  const start = all.indexOf(from);
  const end = to === '' ? all.length - 1 : all.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`${file}: the line "${start < 0 ? from : to}" is missing`);
  return [...all.slice(0, start + 1), ...lines, ...all.slice(end)].join('\n');
}
