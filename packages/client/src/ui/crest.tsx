import { useId } from 'preact/hooks';

const ARMS = [0, 60, 120, 180, 240, 300];

export function Crest({ size = 32 }: { size?: number | string }) {
  const glow = useId();
  return (
    <svg width={size} height={size} viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <radialGradient id={glow} cy="42%">
          <stop offset="0" stop-color="#fff6da" />
          <stop offset=".55" stop-color="#f0b95a" />
          <stop offset="1" stop-color="#d08a2c" />
        </radialGradient>
      </defs>
      <g stroke="var(--brass)" stroke-width="6" stroke-linecap="round" fill="none">
        {ARMS.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-44V-80M0-56l-15-12M0-56l15-12" />
            <path d="M-8.5-80 0-95l8.5 15z" fill="var(--brass)" stroke-width="2" />
          </g>
        ))}
      </g>
      <path d="M0-48 41.6-24V24L0 48-41.6 24V-24z" fill="#0d171b" stroke="var(--brass)" stroke-width="6" />
      <path d="M0-39 33.8-19.5V19.5L0 39-33.8 19.5V-19.5z" fill="none" stroke="var(--ice)" stroke-width="2" opacity=".75" />
      <path d="M0-26a14 14 0 0 1 7.4 25.9L13 24h-26L-7.4-.1A14 14 0 0 1 0-26z" fill={`url(#${glow})`} />
    </svg>
  );
}
