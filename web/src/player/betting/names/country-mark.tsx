import { leagueCode } from '../words/league-code.ts'
import './country-mark.css'

/** The country of a league in three letters at most, in place of a flag. Its name stands beside it. */
export const CountryMark = ({
  country,
  className = '',
}: {
  country: string
  className?: string
}) => (
  <span className={`country-mark ${className}`} aria-hidden>
    {leagueCode(country)}
  </span>
)
