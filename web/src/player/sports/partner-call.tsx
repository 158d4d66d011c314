import { type SportPartner, type SportSection, TAKES_BETS } from '@zar/contract/sports'
import { ButtonLink } from '../../ui/form/button.tsx'
import './partner-call.css'
import { partnerPath } from './paths.ts'
import { t } from './texts.ts'

/** Says beside what is coming that there is a partner's page today, and whether it takes bets. */
export function PartnerCall({
  section,
  partner,
}: {
  section: SportSection
  partner: SportPartner
}) {
  const look = TAKES_BETS[partner] ? 'call' : 'look'
  return (
    <section className="partnercall" aria-labelledby="partner-call">
      <div>
        <h2 id="partner-call">{t(`${look}Title`)}</h2>
        <p>{t(`${look}Note`)}</p>
      </div>
      <ButtonLink variant="primary" to={partnerPath(section, partner)}>
        {t(`${look}Go`)}
      </ButtonLink>
    </section>
  )
}
