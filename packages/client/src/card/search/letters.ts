/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' };

/** A text in small letters, without accents and apostrophes. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʼ′]/g, '');
