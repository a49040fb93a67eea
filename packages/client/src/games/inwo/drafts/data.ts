/** The viewer's unfinished action. */
export type Draft = { readonly kind: 'none' };
