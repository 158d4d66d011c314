import type { SportPartner, SportSection } from '@zar/contract/sports'
import { ButtonLink } from '../../ui/button.tsx'
import './partner-call.css'
import { partnerPath } from './paths.ts'
import { t } from './texts.ts'

/** Says beside what is coming that a partner's page is open today. */
export function PartnerCall({
  section,
  partner,
}: {
  section: SportSection
  partner: SportPartner
}) {
  return (
    <section className="partnercall" aria-labelledby="partner-call">
      <div>
        <h2 id="partner-call">{t('callTitle')}</h2>
        <p>{t('callNote')}</p>
      </div>
      <ButtonLink variant="primary" to={partnerPath(section, partner)}>
        {t('callGo')}
      </ButtonLink>
    </section>
  )
}
