/** Ring of woven lines, as on banknotes. @param lobes waves · `strands` lines · `depth` amplitude as a share of the radius */
export function Guilloche(props: { class?: string; lobes?: number; strands?: number; depth?: number }) {
  const { lobes = 27, strands = 3, depth = 0.045 } = props;
  const lines = Array.from({ length: strands }, (_, strand) => {
    const phase = (strand / strands) * Math.PI * 2;
    const points = Array.from({ length: lobes * 16 + 1 }, (_, step) => {
      const angle = (step / (lobes * 16)) * Math.PI * 2;
      const radius = 94 * (1 - depth + depth * Math.sin(angle * lobes + phase) + depth * 0.35 * Math.sin(angle * 6));
      return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${points.join('L')}Z`;
  });
  return (
    <svg class={props.class} viewBox="-100 -100 200 200" fill="none" stroke="currentColor" stroke-width=".35" aria-hidden="true">
      {lines.map((line) => (
        <path key={line.length + line.slice(0, 24)} d={line} />
      ))}
    </svg>
  );
}
