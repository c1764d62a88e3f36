import { Button } from '#app/ui/button.tsx'
import { actionNames, type Action } from '#domain/desk/turn.ts'

/** A button for each action on messages, which its form sends as `ato`. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return actions.map((action) => (
    <Button
      key={action}
      type="submit"
      size="small"
      name="ato"
      value={action}
      data-key={action === 'close' ? 'e' : undefined}
    >
      {actionNames[action]}
    </Button>
  ))
}
