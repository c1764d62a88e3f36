import { createContext, use, type ComponentProps } from 'react'

/** The form token of the page's session. */
export const FormToken = createContext('')

interface PostFormProps extends ComponentProps<'form'> {
  /** The version of the item that the person sees; what was changed meanwhile is not written over. */
  version?: number
}

/** A form that changes something, with the session's token. */
export function PostForm({ version, children, ...rest }: PostFormProps) {
  return (
    <form method="post" {...rest}>
      <input type="hidden" name="ficha" value={use(FormToken)} />
      {version !== undefined && <input type="hidden" name="versao" value={version} />}
      {children}
    </form>
  )
}
