import { optionOf, useBootstrap } from '../../../lib/content/bootstrap.ts'
import { useSiteText } from '../../../lib/content/site-texts.ts'
import { Link } from '../../../lib/router/router.tsx'
import { useSignedIn } from '../../../lib/session/session.ts'
import { EvidenceRoot } from '../../../ui/evidence-root/evidence-root.tsx'
import './footer-body.css'
import { FooterColumns, LegalRow } from './footer-columns.tsx'
import { QuickContact } from './footer-contact.tsx'
import { FooterMarquees } from './footer-marquees.tsx'
import { t } from './footer-texts.ts'

/** What there is to keep one’s play in bounds, for those who have no account to set it in. */
const BOUNDS_URL = '/pages/5'

/** Everything that stands in the footer. */
export function FooterBody() {
  return (
    <div className="page">
      <FooterMarquees />
      <FooterColumns />
      <QuickContact />
      <Law />
      <div className="foot__end">
        <span>{t('rights', { year: String(new Date().getFullYear()) })}</span>
        <LegalRow />
      </div>
    </div>
  )
}

function Law() {
  const licence = useSiteText('footer.licence')
  const terms = useSiteText('footer.terms')
  const isSignedIn = useSignedIn()
  const isPlayMoney = optionOf(useBootstrap().data, 'playMoney') !== undefined
  return (
    <div className="foot__law">
      <p className="care">
        <span className="care__18" role="img" aria-label={t('adult')}>
          18+
        </span>
        <span>
          {t('care')}{' '}
          <Link to={isSignedIn ? '/dashboard/limits' : BOUNDS_URL}>{t('careLink')}</Link>
        </span>
      </p>
      {isPlayMoney && (
        <p className="care">
          <Seal />
          <span>{licence ?? t('licence')}</span>
        </p>
      )}
      <p>
        {terms ?? t('terms')} <Link to="/pages/1">{t('termsLink')}</Link>
      </p>
      {isPlayMoney && <p>{t('lira')}</p>}
      <EvidenceRoot />
    </div>
  )
}

const Seal = () => (
  <svg className="seal" viewBox="0 0 48 48" aria-hidden="true">
    <path
      d="M24 2l3.700 3.400 4.700-1.700 2.200 4.500 5 .2.200 5 4.500 2.200-1.700 4.700L46 24l-3.400 3.700 1.700 4.700-4.500 2.200-.2 5-5 .2-2.200 4.500-4.700-1.700L24 46l-3.700-3.400-4.700 1.700-2.200-4.500-5-.2-.2-5-4.500-2.200 1.700-4.700L2 24l3.400-3.700-1.700-4.700 4.500-2.200.2-5 5-.2 2.200-4.500 4.700 1.700z"
      fill="none"
      stroke="#929dc6"
      strokeWidth="1.5"
    />
    <circle cx="24" cy="24" r="12" fill="none" stroke="#929dc6" strokeWidth="1.5" />
    <path
      d="M18.500 24.500l4 4 7-8"
      fill="none"
      stroke="#2cc5be"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
