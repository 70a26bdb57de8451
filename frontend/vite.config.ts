import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { conditions, plainIcons, plainRouter, plainStyles } from './vite.shared.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files of ours by their names, wherever they lie, and icons by theirs. */
function named(names: readonly string[], icons: readonly string[] = []): RegExp {
  const ours = String.raw`[\\/]frontend[\\/]src[\\/].*[\\/](?:${names.join('|')})\.tsx?$`
  return new RegExp(icons.length === 0 ? ours : String.raw`${ours}|[\\/]icons[\\/](?:${icons.join('|')})\.`)
}
const words = (text: string): string[] => text.trim().split(/\s+/)

/** What pages of words, pictures and tabs have and lists have not. */
const ofDetails = named(
  words(`
    Gallery Markdown Pagination Picture ProgressRing Prose Tabs Tooltip copy-text gallery-styles markdown-props
    page-items post-id post-pictures suggestions.endpoints tab-styles use-kept-text
    use-key-until-answered use-local-text use-once-sent use-slides
  `),
)
/** What most pages but lists say and ask. */
const ofWords = named(words('Alert ConfirmDialog FactList submitting use-debounced use-sending'))
/** What the page of a post begins with, and menus and lists of news have too. */
const ofMarks = named(
  words('alert-tags deal-alerts.endpoints'),
  words('arrow-big-down badge-check check circle-check circle-slash ellipsis external-link link pencil trending-down'),
)
/** What lists have and the page of a post has not. */
const ofFeeds = named(
  words(`
    ChipRow DealFeed DealFeedSkeleton DealList FeedEnd LayoutToggle PageIntro PinButton SegmentedControl SortSelect
    TypeChips UnreadFilters below-card feed-filters picture-row post-type-words sort-options stores.endpoints
    title-of-tab type-chips use-feed use-infinite-scroll use-page-number use-param use-pinned-categories use-preference
    use-search use-store-names with-param
  `),
  words('bell-plus layout-grid package-open pin rows-3'),
)
/** What a filter has to choose from. */
const ofChoices = named(words('Checkbox SelectField choice-styles'))
/** Forms in dialogs and on pages of their own. */
const ofForms = named(
  words(`
    AskDialog ErrorSummary FieldRow FormDialog LeaveWarning RadioGroup RefusedForm SuggestionList TextArea Tokens WordsField amount
    form-styles tell-outcome token-styles use-form use-picture-input use-suggestions
  `),
)
/** What comes with the few that use it. */
const ofFew = named(
  words(`
    AppealOrState AppealState Carousel ChosenFacets DownReasons FacetBar Figures FollowMenu GoneLine InLine LookBack
    PastProblem RoleGone TabLinks VoteButtons WideTable appeal-of ask-chosen-store chosen-facets facet-fields facet-row
    price-choices price-range sub-category-choices use-is-muted use-muting use-saving use-turned-to
    use-typed-text
  `),
)
const ofLists =
  /[\\/]frontend[\\/]src[\\/](?:lib|ui(?![\\/]popups)|screens[\\/](?:shared|not-found)|features[\\/](?:bookmarks|posts|preferences|sessions|stores|votes))[\\/]|[\\/]icons[\\/](?:chevron-(?:left|right)|rotate-ccw-clock|search-x)\./
const apart = [ofDetails, ofWords, ofMarks, ofFeeds, ofChoices, ofForms, ofFew]

/** What every page needs comes in pieces, each with what it needs beyond those before it: src/main.ts has them run one by one. */
const pieces = [
  { name: 'first', test: /preload-helper|[\\/]lib[\\/]breath\.ts$/ },
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/]/ },
  { name: 'api', test: /[\\/]frontend[\\/]src[\\/]lib[\\/]api\.ts$/ },
  { name: 'router', test: /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/ },
  // What nearly every page uses comes in one file: many small ones would cost more to ask for than to read.
  {
    name: 'shared',
    test: (id: string) => ofLists.test(id) && !apart.some((others) => others.test(id)),
    minShareCount: 3,
  },
  {
    name: 'frame',
    test: /[\\/]src[\\/](?:app[\\/](?:App|router|store|layout[\\/]Layout)|lib[\\/](?:drawn-by-server|use-media-query)|ui[\\/]use-scroll-edges)\.tsx?$/,
  },
  { name: 'marks', test: ofMarks, minShareCount: 3 },
  { name: 'words', test: ofWords, minShareCount: 3 },
  { name: 'details', test: ofDetails, minShareCount: 3 },
  { name: 'feeds', test: ofFeeds, minShareCount: 3 },
  { name: 'choices', test: ofChoices, minShareCount: 3 },
  { name: 'forms', test: ofForms, minShareCount: 3 },
  {
    name: 'often',
    test: /[\\/]frontend[\\/]src[\\/](?:lib[\\/](?!use-typed-text|sub-category-choices)|ui[\\/])|[\\/]lucide-react[\\/]/,
    minShareCount: 3,
  },
  {
    name: 'shelves',
    test: /[\\/](?:categories[\\/]sub-categor|posts[\\/]moved-sub-categor)[a-z-]*\.ts$/,
    minShareCount: 2,
  },
  // Lists ask for these without the page of a post.
  { name: 'beside', test: named(['past-links', 'use-is-muted']) },
  { name: 'deal', test: /[\\/]frontend[\\/]src[\\/]screens[\\/]post[\\/]PostScreen\.tsx$/ },
]
/** What a page has before it asks for any part of itself by and by, so that it need not be named beside each. */
const atOnce = /assets\/(?:rolldown-runtime|first|react|api|router|shared|frame)-/
const pagePieces = { groups: pieces.map((piece, index) => ({ ...piece, priority: pieces.length - index })) }

/** The page's code and styles go to dist/client; vite.programs.config.ts builds the server that renders it. */
export default defineConfig({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    plainIcons('src/ui/make-icon.ts'),
    plainStyles(),
    plainRouter(),
    versionFile(),
    fontFile(),
    packedFiles(),
  ],
  resolve: { conditions: [...conditions, 'browser'] },
  // Development renders on the server, too, from the sources.
  ssr: {
    resolve: { conditions: [...conditions, 'node'], externalConditions: ['node'] },
    noExternal: [/^@deals\//],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === 'html' ? needs : needs.filter((one) => !atOnce.test(one)),
    },
    rolldownOptions: {
      // A number or a word that has a name in another file costs no more than one that is written where it is used.
      optimization: { inlineConst: { mode: 'all' } },
      // Emotion loads it for themes as components, which nobody uses here.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](?:hoist-non-react-statics|_isolated-hnrs)[\\/]/, sideEffects: false }],
      },
      output: { codeSplitting: pagePieces },
    },
  },
})

/** Writes version.json, which an open page compares with an earlier answer to offer a reload after a release. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    generateBundle(_options, bundle) {
      // File names carry a hash of their content, so together they are the version.
      const names = Object.keys(bundle).toSorted().join('\n')
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) })
    },
  }
}

/** Every page begins with these, and brings what nobody waits for a little later. */
const everywhere = ['index.html', '/start.tsx', '/later/LaterParts.tsx']
/** So many KiB of packed script a page may bring before anything on it is used: readers on the way pay for each. */
const mostScript = { home: 159, category: 160, search: 160.75, post: 172.75 } as const

/** Packs code and styles once, as small as they get: at each answer there is no time for it. */
function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name))
      const packed = names.map(async (name) => {
        const text = await readFile(join(dir, name))
        const small = await brotli(text)
        await writeFile(join(dir, `${name}.br`), small)
        await writeFile(join(dir, `${name}.gz`), await zip(text, { level: constants.Z_BEST_COMPRESSION }))
        return [name, small.length] as const
      })
      const sizes = new Map(await Promise.all(packed))
      for (const [page, most] of Object.entries(mostScript)) {
        const sources = [...everywhere, `/${page}.page.ts`]
        const scripts = sources.flatMap((source) => scriptsOf(bundle, source))
        const kib = [...new Set(scripts)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1024
        if (scripts.length < sources.length || kib > most) {
          this.error(
            `The page ${page} brings ${kib.toFixed(1)} KiB of script; ${most} is the most. Load what few use on demand.`,
          )
        }
      }
    },
  }
}

/** The script of an entry and of all that it needs at once. */
function scriptsOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const withNeeds = (name: string, seen: Set<string>): Set<string> => {
    const piece = bundle[name]
    if (piece?.type === 'chunk' && !seen.has(name)) {
      seen.add(name)
      piece.imports.forEach((one) => withNeeds(one, seen))
    }
    return seen
  }
  const entries = Object.values(bundle).filter(
    (piece) => piece.type === 'chunk' && piece.facadeModuleId?.endsWith(source) === true,
  )
  return entries.flatMap(({ fileName }) => [...withNeeds(fileName, new Set())])
}

/** Serves the typeface under the one address that pages without a build know, too. */
function fontFile(): Plugin {
  const address = 'fonts/figtree-latin.woff2'
  const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  const source = readFileSync(createRequire(import.meta.url).resolve(font))
  return {
    name: 'font-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address, source })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader('content-type', 'font/woff2')
        response.end(source)
      })
    },
  }
}
