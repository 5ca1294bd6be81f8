import { fileList } from '@/lib/export/campaign-files';

export const dynamic = 'force-static';

/** See `fileListAddress`. */
export function GET() {
  return Response.json(fileList());
}
