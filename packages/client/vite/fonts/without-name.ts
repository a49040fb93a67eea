/** Records of the name table that call a font: family, unique name, full name, PostScript name. */
const CALLED = new Set([1, 3, 4, 6]);

/** Any name would do: systems never show it. Two bytes a letter, as most records have them. */
const NAME = Buffer.from('Subset', 'utf16le').swap16();

/**
 * Overwrites the names of a TrueType font in place. "Marcellus" is reserved for the original, and a subset is a changed version
 * (OFL 1.1, condition 3).
 */
export const withoutName = (font: Buffer): Buffer => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('a font without a name table');
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    if (!CALLED.has(font.readUInt16BE(record + 6))) continue;
    const from = strings + font.readUInt16BE(record + 10);
    font.fill(NAME, from, from + font.readUInt16BE(record + 8));
  }
  return font;
};
