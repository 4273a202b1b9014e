import { PageNote } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { PrivateHead } from './head';

interface FailedPageProps {
  title: string;
  text: string;
  action: string;
  onRetry: () => void;
}

export function FailedPage({ title, text, action, onRetry }: FailedPageProps) {
  return (
    <>
      <PrivateHead title={title} />
      <PageNote
        role="alert"
        title={title}
        text={text}
        action={<Button onClick={onRetry}>{action}</Button>}
      />
    </>
  );
}
