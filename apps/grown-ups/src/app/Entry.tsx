/** The page before anybody has signed in. */
export function Entry() {
  return (
    <main>
      <h1>Children learn English and write to real friends. You keep watch.</h1>
      <p>
        DigiPals is for ages 7 to 12. A trained person reads every message before it is delivered.
      </p>
    </main>
  );
}
