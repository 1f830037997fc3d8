import type { Person } from '../access';
import { Layout } from './Layout';

export const MessagePage = ({
  title,
  text,
  person,
}: {
  readonly title: string;
  readonly text: string;
  readonly person?: Person | undefined;
}) => (
  <Layout title={title} person={person}>
    <div className="panel narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      {person && (
        <p>
          <a href="/">All leads</a>
        </p>
      )}
    </div>
  </Layout>
);
