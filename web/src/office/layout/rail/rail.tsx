import './rail.css'
import { locale } from '../../../lib/language/translate.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Logo, Mark } from '../../../ui/icons/logo.tsx'
import type { Screen } from '../../screens.ts'
import { SECTION_NAMES, SECTIONS } from '../../sections.ts'
import { Duty } from './duty.tsx'
import { RailEntry } from './entry.tsx'
import { t } from './texts.ts'

/** The screens that this person may see, by group, and who is on duty. */
export const Rail = ({ screens }: { screens: readonly Screen[] }) => (
  <div className="o-rail">
    <Link to="/office" className="o-rail__logo" aria-label={t('home')}>
      <span className="o-rail__word">
        <Logo />
      </span>
      <span className="o-rail__mark">
        <Mark />
      </span>
      <b>{t('office')}</b>
    </Link>
    <nav aria-label={t('screens')}>
      <RailGroups screens={screens} />
    </nav>
    <Duty />
  </div>
)

/** The groups that hold something for this person. */
export const RailGroups = ({ screens, onGo }: { screens: readonly Screen[]; onGo?: () => void }) =>
  SECTIONS.map((section) => {
    const own = screens.filter((screen) => screen.section === section)
    const name = SECTION_NAMES[section]
    if (own.length === 0) return null
    return (
      <div key={section} className="o-rail__group">
        {name && <h2>{name[locale]}</h2>}
        {own.map((screen) => (
          <RailEntry key={screen.path} screen={screen} {...(onGo && { onGo })} />
        ))}
      </div>
    )
  })
