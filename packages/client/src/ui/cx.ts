/** The class attribute of an element: the names that apply, one after the other. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
