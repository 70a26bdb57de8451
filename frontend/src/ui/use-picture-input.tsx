import { useRef, type ReactNode } from 'react'

/** Kinds of pictures that the site takes. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif'

interface PictureChoice {
  /** What is read aloud of the field. */
  readonly label: string
  readonly multiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** A field for pictures of this device that is not seen, and what a button calls to open it. */
export function usePictureInput({
  label,
  multiple = false,
  onChoose,
}: PictureChoice): [field: ReactNode, open: () => void] {
  const input = useRef<HTMLInputElement>(null)
  const field = (
    <input
      ref={input}
      type="file"
      hidden
      multiple={multiple}
      accept={pictureKinds}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file can be chosen again, after it was refused or taken away.
        target.value = ''
        if (files.length > 0) {
          onChoose(files)
        }
      }}
    />
  )
  return [field, () => input.current?.click()]
}
