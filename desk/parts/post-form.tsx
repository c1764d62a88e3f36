import { createContext, use, type ComponentProps } from 'react'

/** The form token of the page's session. */
export const FormTokenContext = createContext('')

interface PostFormProps extends ComponentProps<'form'> {
  /** The version of the item that the person sees, so that later changes are not overwritten. */
  version?: number
}

/** A form that changes something, with the session's token. */
export function PostForm({ version, children, ...rest }: PostFormProps) {
  return (
    <form method="post" {...rest}>
      <input type="hidden" name="ficha" value={use(FormTokenContext)} />
      {version !== undefined && <input type="hidden" name="versao" value={version} />}
      {children}
    </form>
  )
}
