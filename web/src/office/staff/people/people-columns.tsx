import type { StaffMember } from '@zar/contract/office/people'
import { Face } from '../../parts/controls/face.tsx'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { agoText } from '../../parts/time.ts'
import { rolesText } from '../roles.ts'
import { t } from '../texts.ts'

const TONES: Record<StaffMember['state'], Tone> = {
  invited: 'info',
  active: 'done',
  suspended: 'no',
}

export const StateTag = ({ state }: { state: StaffMember['state'] }) => (
  <Tag tone={TONES[state]}>{t(state)}</Tag>
)

const seenText = ({ seenAt }: StaffMember): string =>
  seenAt === null ? t('never') : agoText(seenAt)

const Who = ({ person }: { person: StaffMember }) => (
  <span className="o-row">
    <Face name={person.fullName} />
    <span className="o-two">
      <span>{person.fullName}</span>
      <small>{person.name}</small>
    </span>
  </span>
)

export const PEOPLE_COLUMNS: readonly Column<StaffMember>[] = [
  { key: 'person', head: t('person'), cell: (one) => <Who person={one} />, bar: 130 },
  { key: 'role', head: t('role'), cell: ({ roles }) => rolesText(roles), bar: 90 },
  { key: 'state', head: t('state'), cell: ({ state }) => <StateTag state={state} />, bar: 60 },
  {
    key: 'sessions',
    head: t('openSessions'),
    cell: ({ sessions }) => sessions,
    align: 'end',
    bar: 30,
  },
  { key: 'seen', head: t('seen'), cell: seenText, align: 'end', bar: 50 },
]

/** A person in words, as they are chosen. */
export const personWords = (one: StaffMember): string =>
  [one.fullName, rolesText(one.roles), t(one.state), seenText(one)].join(', ')

/** A person on a phone. */
export const PersonCard = ({ person }: { person: StaffMember }) => (
  <>
    <span className="o-cards__line">
      <Who person={person} />
      <StateTag state={person.state} />
    </span>
    <span className="o-cards__line haze">
      <span className="o-ell">{rolesText(person.roles)}</span>
      {seenText(person)}
    </span>
  </>
)
