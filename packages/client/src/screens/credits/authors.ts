/** Authors of the cards' icons. The build fills the list from the themes; elsewhere it is empty. */
export const AUTHORS: readonly { readonly name: string; readonly url: string; readonly icons: number }[] = [];
