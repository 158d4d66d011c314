import { useRunningBonus } from '../../../lib/account/bonuses.ts'
import { Wagering } from '../../../ui/data-display/wagering.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { t } from '../texts.ts'

/** How far the bonus that runs has been played, where the next money comes in. */
export function RunningBonus() {
  const running = useRunningBonus()
  if (!running) return null
  return (
    <section className="panel running" aria-label={running.title}>
      <img src="/art/em-nar.svg" alt="" width="72" height="72" loading="lazy" />
      <h2>{running.title}</h2>
      <ButtonLink variant="line" to="/dashboard/bonuses">
        {t('deposit.bonus')}
        <span className="sr"> {running.title}</span>
      </ButtonLink>
      <Wagering {...running} />
    </section>
  )
}
