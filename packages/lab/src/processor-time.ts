/** Processor time of this process, its garbage collection included. */
export const cpuMicroseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
