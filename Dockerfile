# docker build -t lamplighter .  &&  docker run --rm -v "$PWD:/boards" lamplighter validate .
FROM node:22-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund && npm pack --pack-destination /tmp

FROM node:22-slim
# git is for revisions: diff, --since, merge.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /tmp/lamplighter-*.tgz /tmp/
RUN npm install --global --no-audit --no-fund /tmp/lamplighter-*.tgz && rm /tmp/lamplighter-*.tgz
USER node
WORKDIR /boards
ENTRYPOINT ["lamplighter"]
CMD ["help"]
