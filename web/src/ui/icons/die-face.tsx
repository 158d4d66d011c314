/** Where the pips of each face are, on a grid of 24. */
const LOW = 7.5
const MID = 12
const HIGH = 16.5
const FACES = [
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
] as const

/** A number from one to six as a die shows it: filled is here, outlined is not. More begin again at one. */
export function DieFace({
  face,
  isFilled,
  size = 24,
}: {
  face: number
  isFilled: boolean
  size?: number
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {isFilled ? (
        <rect x="2" y="2" width="20" height="20" rx="5.5" fill="currentColor" />
      ) : (
        <rect
          x={2.75}
          y={2.75}
          width={18.5}
          height={18.5}
          rx={5}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      )}
      {FACES[(face - 1) % FACES.length]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2"
          fill={isFilled ? 'var(--color-ink-1)' : 'currentColor'}
        />
      ))}
    </svg>
  )
}
