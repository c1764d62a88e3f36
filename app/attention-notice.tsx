import { useSite } from '#app/site.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** The shop's notice that whoever orders a part checks it against the machine. */
export function AttentionNotice({ className }: { className?: string }) {
  const { attentionNotice } = useSite().brand
  return (
    <p className={classNames('border-l-4 border-signal bg-signal-tint px-4 py-2 text-small', className)}>
      {attentionNotice}
    </p>
  )
}
