/** A rule: its code, what it is about, what it says; `C-402` in a text points at another rule. An example, where one helps. */
export type Rule = readonly [code: string, title: string, text: string, example?: string];

export interface Section {
  /** Its anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The whole rules, for players. */
export interface Rulebook {
  readonly intro: string;
  readonly sections: readonly Section[];
}
