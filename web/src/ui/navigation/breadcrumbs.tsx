import { Fragment } from 'react'
import { Link } from '../../lib/router/router.tsx'
import './breadcrumbs.css'

export type Crumb = {
  label: string
  url: string
  /** What a press does instead of going there. */
  onSelect?: () => void
}

/** Where we are: labels split by a slash, the last one being this page. */
export function Breadcrumbs({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav className="crumbs" aria-label={label}>
      {crumbs.map((crumb, at) =>
        at === crumbs.length - 1 ? (
          <span key={crumb.label} aria-current="page">
            {crumb.label}
          </span>
        ) : (
          <Fragment key={crumb.label}>
            <Step {...crumb} />
            <span aria-hidden>/</span>
          </Fragment>
        ),
      )}
    </nav>
  )
}

const Step = ({ label, url, onSelect }: Crumb) =>
  onSelect ? (
    <button type="button" aria-haspopup="dialog" onClick={onSelect}>
      {label}
    </button>
  ) : (
    <Link to={url}>{label}</Link>
  )
