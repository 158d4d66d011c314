import type { StaffMember } from '@zar/contract/office/people'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useChosen } from '../../parts/table/chosen.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { t } from '../texts.ts'
import { useStaff } from '../use-staff.ts'
import { PEOPLE_COLUMNS, PersonCard, personWords } from './people-columns.tsx'
import { PersonCase } from './person-case.tsx'
import { type Deed, PersonDialog } from './person-dialog.tsx'

/** Everybody of the house, and what may be done with the one that is chosen. */
export function People() {
  const list = usePlainRows(useStaff())
  const [chosen, choose] = useChosen('person')
  const [deed, setDeed] = useState<Deed>()
  const person = list.rows.find(({ id }) => id === chosen)
  return (
    <>
      <SplitTable<StaffMember>
        onBack={() => choose(undefined)}
        label={t('people')}
        columns={PEOPLE_COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={personWords}
        chosen={chosen}
        onChoose={choose}
        empty={{ icon: UsersRound, title: t('noPeople') }}
        card={(one) => <PersonCard person={one} />}
      >
        {person && <PersonCase key={person.id} person={person} onDeed={setDeed} />}
      </SplitTable>
      {person && deed && (
        <PersonDialog person={person} deed={deed} onClose={() => setDeed(undefined)} />
      )}
    </>
  )
}
