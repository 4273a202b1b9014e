import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import './app/app.css';
import { createQueryClient } from './app/query-client';
import { mayHaveSession } from './data/auth';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} mayBeSignedIn={mayHaveSession()} />
    </BrowserRouter>
  </StrictMode>,
);
