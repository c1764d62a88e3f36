import { useEffect, useRef, useState, type ChangeEvent, type Dispatch, type SetStateAction } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { paths } from '#domain/pages/paths.ts'
import { readListFile } from './file/read-list-file.ts'

interface OrderFormProps {
  text: string
  setText: Dispatch<SetStateAction<string>>
  /** Prepares the check; undefined where the server reads lists. */
  onFocus: (() => void) | undefined
  /** Checks the list in the browser; undefined where the server reads lists: the form is then sent to it. */
  onCheck: (() => void) | undefined
}

/** The text box for the list, and the ways to fill it. */
export function OrderForm({ text, setText, onFocus, onCheck }: OrderFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [told, setTold] = useState<{ text: string; isError: boolean }>()

  // Takes over a list that was pasted before hydration.
  useEffect(() => {
    if (box.current?.value) setText(box.current.value)
  }, [setText])

  async function take(file: File | undefined) {
    if (!file) return
    onFocus?.()
    const read = await readListFile(file)
    if ('error' in read) setTold({ text: read.error, isError: true })
    else {
      setTold(read.notice === undefined ? undefined : { text: read.notice, isError: false })
      // The file replaces the text in the box, so that line numbers match those of the file.
      setText(read.text)
    }
    box.current?.focus()
  }

  return (
    <form
      action={paths.quickOrder}
      className="grid gap-3"
      onSubmit={(event) => {
        if (!onCheck) return
        event.preventDefault()
        onCheck()
      }}
    >
      <TextAreaField
        ref={box}
        name="lista"
        label="Lista de códigos"
        hint="Um item por linha, por exemplo: C5VGA2 x 3. Planilhas: com os títulos das colunas. Até 200 linhas. Ctrl + Enter confere."
        rows={10}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onFocus={onFocus}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          void take(event.dataTransfer.files[0])
        }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <noscript>
        <p className="text-small">Sem JavaScript, até 60 linhas por vez.</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary">
          Conferir lista
        </Button>
        <FileButton
          onFile={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {told && (
        <p role={told.isError ? 'alert' : 'status'} className={`text-small ${told.isError ? 'text-signal' : ''}`}>
          {told.text}
        </p>
      )}
    </form>
  )
}

function FileButton({ onFile }: { onFile: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <label className="needs-script inline-flex min-h-11 cursor-pointer items-center rounded border border-rule-strong bg-sheet px-4 text-small font-medium focus-within:outline-2 hover:border-petrol">
      Abrir planilha (.xlsx, .csv)
      <input type="file" accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,text/*" className="sr-only" onChange={onFile} />
    </label>
  )
}
