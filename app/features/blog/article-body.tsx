import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '#app/ui/press/plain-click.ts'

/** The article's text, made safe by the build. Its links to this site's pages change the page without loading it anew. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    if (!isPlainClick(event) || !/^\/(?!\/|.*\.\w+$)/.test(href)) return
    event.preventDefault()
    void navigate(href)
  }

  // The click comes from a link, which the keyboard reaches and presses as well.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link under it takes the keyboard
  return <div className="article-body" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
