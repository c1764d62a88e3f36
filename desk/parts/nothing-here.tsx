/** Shown in place of a list without entries. */
export function NothingHere({ children }: { children: string }) {
  return <p className="border-t border-rule py-8 text-lead font-semibold">{children}</p>
}
