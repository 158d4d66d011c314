import { Component, type ReactNode } from 'react'
import { Empty } from '../ui/feedback/empty.tsx'
import { Button } from '../ui/form/button.tsx'
import { t } from './layout/texts.ts'

type Props = {
  children: ReactNode
  /** What stands beside the page: without it the page is still a page. */
  quiet?: boolean
}

/** What is shown when drawing fails: a calm page with one way on. */
export class Crash extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    if (this.props.quiet) return null
    return (
      <div className="page" role="alert">
        <Empty
          art="fener"
          title={t('crashed')}
          heading="h1"
          action={
            <Button variant="primary" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          }
        >
          {t('crashedNote')}
        </Empty>
      </div>
    )
  }
}
