/** Authors of the cards' icons. The build fills the list from the themes; elsewhere it is empty. */
export const AUTHORS: readonly { readonly name: string; readonly url: string; readonly icons: number }[] = [];

/** Whoever drew pictures for this table, likewise. */
export const DRAWERS: readonly { readonly name: string; readonly url: string; readonly licence: string; readonly drawings: number }[] = [];
