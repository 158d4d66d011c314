import { DieFace } from '../icons/die-face.tsx'
import './die-steps.css'

type StepsProps = {
  steps: readonly { title: string; note: string }[]
  look: 'lined' | 'filled'
  /** What the steps are of, where no heading says it. */
  label?: string
}

/** What happens one after the other, each step under its face of the die. */
export const DieSteps = ({ steps, look, label }: StepsProps) => (
  <ol className={`diesteps diesteps--${look}`} aria-label={label}>
    {steps.map(({ title, note }, at) => (
      <li key={title}>
        <DieFace face={at + 1} isFilled size={look === 'lined' ? 32 : 36} />
        <span>
          <b>{title}</b>
          {note}
        </span>
      </li>
    ))}
  </ol>
)
