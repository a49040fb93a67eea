/**
 * Loads a part of the page and does something with it. Not `import(…).then(…)`: the build takes what follows an import
 * into it, so that nobody would hear of a style sheet that cannot be had.
 *
 * @param load nothing but the import
 * @param failed what is to be done without it
 */
export async function whenLoaded<T>(load: () => Promise<T>, then: (part: T) => void, failed: () => void = () => undefined): Promise<void> {
  let part: T;
  try {
    part = await load();
  } catch {
    failed();
    return;
  }
  then(part);
}
