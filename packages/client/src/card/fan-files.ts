/** Pictures of the first page's fans, by game and language, as `classic-en`. The build inserts their addresses; elsewhere cards are painted. */
export const FAN_FILES: Readonly<Partial<Record<string, string>>> = {};
