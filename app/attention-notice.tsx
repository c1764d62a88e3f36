import { useSite } from '#app/site.tsx'
import { classNames } from '#app/ui/class-names.ts'

export function AttentionNotice({ className }: { className?: string }) {
  const { attentionNotice } = useSite().brand
  return (
    <p className={classNames('border-l-4 border-signal bg-signal-tint px-4 py-2 text-small', className)}>
      {attentionNotice}
    </p>
  )
}
