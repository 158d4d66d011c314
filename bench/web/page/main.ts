import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that React can be: the home page is measured against it. */
function Bare() {
  const [count, setCount] = useState(0)
  return createElement(
    'main',
    null,
    createElement('h1', null, 'A page made with React and nothing else'),
    createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `Pressed ${count} times`,
    ),
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(StrictMode, null, createElement(Bare)))
