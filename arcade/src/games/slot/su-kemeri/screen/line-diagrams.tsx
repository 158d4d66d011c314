import { LINES, SIDE } from '../rules.ts'

const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)

/** The eight lines, each as a small grid. */
export const LineDiagrams = () => (
  <div className="arches__lines">
    {LINES.map((cells) => (
      <svg key={cells.join()} viewBox="0 0 30 30" aria-hidden="true">
        {CELLS.map((cell) => (
          <circle
            key={cell}
            cx={5 + 10 * Math.floor(cell / SIDE)}
            cy={5 + 10 * (cell % SIDE)}
            r={cells.some((one) => one === cell) ? 4 : 2.4}
            className={cells.some((one) => one === cell) ? 'arches__dot' : ''}
          />
        ))}
      </svg>
    ))}
  </div>
)
