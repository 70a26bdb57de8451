/** The feed. */
export function HomeScreen() {
  return (
    <div className="wrap">
      <h1>Home</h1>
    </div>
  )
}
