export const NotFound = () => (
  <section className="wrap message">
    <h1>404 - Page Not Found</h1>
    <a className="btn" href="/">
      Back to Home
    </a>
  </section>
);
