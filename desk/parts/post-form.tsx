import { createContext, use, type ComponentProps } from 'react'

/** The form token of the page's session. */
export const FormToken = createContext('')

/** A form that changes something, with the session's token. */
export function PostForm({ children, ...rest }: ComponentProps<'form'>) {
  return (
    <form method="post" {...rest}>
      <input type="hidden" name="ficha" value={use(FormToken)} />
      {children}
    </form>
  )
}
