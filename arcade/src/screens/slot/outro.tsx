import './outro.css'
import { money } from '../figures.ts'

type Props = {
  sumKurus: number
  stakedKurus: number
  /** What it took: so many spins, so many steps. */
  note: string
}

/** What a feature came to, where the shell's own sum of a large win stands afterwards. */
export const Outro = ({ sumKurus, stakedKurus, note }: Props) => (
  <div
    className={`sill sill--win ${sumKurus > stakedKurus ? '' : 'outro--back'}`}
    aria-hidden="true"
  >
    <span>{note}</span>
    <b className="num">{money(sumKurus)}</b>
  </div>
)
