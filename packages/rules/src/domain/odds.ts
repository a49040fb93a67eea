/** Rolls of 36 that succeed: this or less. 11 and 12 always fail (C-410). */
export const winningRolls = (needs: number): number => {
  const highest = Math.min(Math.floor(needs), 10);
  let wins = 0;
  for (let sum = 2; sum <= highest; sum++) wins += 6 - Math.abs(7 - sum);
  return wins;
};

/** True if a roll succeeds against the number needed (C-410). */
export const succeeds = (roll: number, needs: number): boolean => roll <= needs && roll <= 10;
