import { Empty } from '../../ui/feedback/empty.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'

type LostProps = {
  title: string
  note: string
  /** Where to go on. */
  to: string
  go: string
}

/** There is no such page: said as its heading, with a way on. */
export const Lost = ({ title, note, to, go }: LostProps) => (
  <Empty
    art="tavla"
    heading="h1"
    title={title}
    action={
      <ButtonLink variant="primary" to={to}>
        {go}
      </ButtonLink>
    }
  >
    {note}
  </Empty>
)
