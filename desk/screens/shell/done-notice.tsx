import { Button } from '#app/ui/button.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { Notice } from './notices.ts'

/** The notice of what was just done, with a button that undoes it. In: the address of this page. */
export function DoneNotice({ notice: { text, undo }, here }: { notice: Notice; here: string }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-whatsapp bg-sheet px-4 py-2 text-small"
    >
      <p className="py-1">{text}</p>
      {undo !== undefined && (
        <PostForm action={undo}>
          <input type="hidden" name="volta" value={here} />
          <Button type="submit" look="plain" size="inline">
            Desfazer
          </Button>
        </PostForm>
      )}
    </div>
  )
}
