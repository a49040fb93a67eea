/** Whoever drew icons of the cards' pictures. The build puts them here, from the themes; elsewhere there are none. */
export const AUTHORS: readonly { readonly name: string; readonly url: string; readonly icons: number }[] = [];
