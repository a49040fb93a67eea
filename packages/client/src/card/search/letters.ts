/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' };

export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʼ′]/g, '');
