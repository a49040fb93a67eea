/** Authors of the cards' icons. The build fills the list from the themes; elsewhere it is empty. */
export const AUTHORS: readonly { readonly name: string; readonly url: string; readonly icons: number }[] = [];

/** Authors of pictures drawn for this product, in the same form. */
export const DRAWERS: readonly { readonly name: string; readonly url: string; readonly licence: string; readonly drawings: number }[] = [];
